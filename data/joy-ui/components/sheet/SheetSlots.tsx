import Sheet from '@mui/joy/Sheet';
import { styled } from '@mui/joy/styles';

const Ticket = styled('aside')(({ theme }) => ({
  padding: theme.spacing(2),
  clipPath: 'polygon(0 0, 100% 0, 100% 80%, 96% 100%, 0 100%)',
  backgroundColor: theme.vars.palette.background.level2,
}));

export default function SheetSlots() {
  return (
    <Sheet
      component="aside"
      slots={{ root: Ticket }}
      slotProps={{ root: { 'aria-label': 'Loan receipt' } }}
    >
      Return 40 seeds by October 31.
    </Sheet>
  );
}
