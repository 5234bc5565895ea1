import Button, { buttonClasses } from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function ButtonGroupSx() {
  return (
    <ButtonGroup
      aria-label="Format"
      sx={{
        borderRadius: 'xl',
        boxShadow: 'sm',
        [`& .${buttonClasses.root}`]: { fontFamily: 'code', paddingInline: { xs: 1.5, sm: 3 } },
      }}
    >
      <Button>RAW</Button>
      <Button>TIFF</Button>
      <Button>JPEG</Button>
    </ButtonGroup>
  );
}
