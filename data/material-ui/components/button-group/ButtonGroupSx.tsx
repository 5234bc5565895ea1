import Button from '@mui/material/Button';
import ButtonGroup, { buttonGroupClasses } from '@mui/material/ButtonGroup';

export default function ButtonGroupSx() {
  return (
    <ButtonGroup
      aria-label="Buoy light"
      color="inherit"
      sx={{
        gap: '2px',
        [`& .${buttonGroupClasses.grouped}`]: { borderRadius: 0.5, textTransform: 'none' },
        [`& .${buttonGroupClasses.firstButton}`]: {
          borderStartStartRadius: 20,
          borderEndStartRadius: 20,
        },
        [`& .${buttonGroupClasses.lastButton}`]: {
          borderStartEndRadius: 20,
          borderEndEndRadius: 20,
        },
        [`& .${buttonGroupClasses.firstButton}, & .${buttonGroupClasses.middleButton}`]: {
          borderColor: 'currentColor',
        },
      }}
    >
      <Button>Flash</Button>
      <Button>Steady</Button>
      <Button>Off</Button>
    </ButtonGroup>
  );
}
