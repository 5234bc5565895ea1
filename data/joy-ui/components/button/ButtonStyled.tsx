import Button from '@mui/joy/Button';
import { styled } from '@mui/joy/styles';

const PadButton = styled(Button)(({ theme }) => ({
  minHeight: 72,
  minWidth: 72,
  borderRadius: theme.vars.radius.lg,
  boxShadow: theme.vars.shadow.sm,
  '&:active': { boxShadow: 'none', transform: 'translateY(1px)' },
}));

export default function ButtonStyled() {
  return (
    <div role="group" aria-label="Drum pads" style={{ display: 'flex', gap: 12 }}>
      <PadButton variant="soft">Kick</PadButton>
      <PadButton variant="soft" color="success">
        Snare
      </PadButton>
      <PadButton variant="soft" color="warning">
        Hat
      </PadButton>
    </div>
  );
}
