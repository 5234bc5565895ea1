import Button from '@mui/joy/Button';

export default function OverviewFirst() {
  return <Button variant="soft">Tune up</Button>;
}
