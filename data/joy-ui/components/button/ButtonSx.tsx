import Button, { buttonClasses } from '@mui/joy/Button';
import FiberManualRecordRoundedIcon from '@mui/icons-material/FiberManualRecordRounded';

export default function ButtonSx() {
  return (
    <Button
      variant="outlined"
      color="danger"
      startDecorator={<FiberManualRecordRoundedIcon />}
      sx={{
        borderRadius: 'xl',
        boxShadow: 'sm',
        textTransform: 'uppercase',
        letterSpacing: '0.08em',
        '&:hover': { boxShadow: 'md' },
        [`& .${buttonClasses.startDecorator}`]: { transition: 'transform 0.2s' },
        [`&:hover .${buttonClasses.startDecorator}`]: { transform: 'scale(1.2)' },
      }}
    >
      Record
    </Button>
  );
}
