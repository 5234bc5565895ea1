import Chip, { chipClasses } from '@mui/joy/Chip';
import { styled } from '@mui/joy/styles';

const Ticket = styled(Chip)(({ theme }) => ({
  '--Chip-radius': '4px',
  border: `1px dashed ${theme.vars.palette.neutral.outlinedBorder}`,
  [`& .${chipClasses.label}`]: {
    fontFamily: theme.vars.fontFamily.code,
    letterSpacing: '0.1em',
  },
}));

export default function ChipStyled() {
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Ticket>A-107</Ticket>
      <Ticket color="success">A-108</Ticket>
    </div>
  );
}
