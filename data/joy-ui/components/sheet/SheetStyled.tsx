import Sheet, { sheetClasses } from '@mui/joy/Sheet';
import { styled } from '@mui/joy/styles';

const Envelope = styled(Sheet)(({ theme }) => ({
  padding: theme.spacing(3, 2, 2),
  borderRadius: theme.vars.radius.xs,
  borderTop: `8px double ${theme.vars.palette.divider}`,
  [`&.${sheetClasses.colorSuccess}`]: {
    borderTopColor: theme.vars.palette.success[500],
  },
}));

export default function SheetStyled() {
  return (
    <Envelope variant="soft" color="success">
      Blue Coco, 20 seeds, harvested in September
    </Envelope>
  );
}
