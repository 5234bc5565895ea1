import Button from '@mui/joy/Button';

export default function ButtonBasic() {
  return <Button>Book the studio</Button>;
}
