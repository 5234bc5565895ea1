import Button from '@mui/material/Button';

export default function BackgroundInline() {
  return <Button variant="outlined">Book the piano room</Button>;
}
