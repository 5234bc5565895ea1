import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';

export default function InteropTailwindLayout() {
  return (
    <Card className="flex w-full max-w-96 flex-wrap items-center gap-3 p-4">
      <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>RM</Avatar>
      <p className="m-0 grow">Rosa Moll leads the canoe tour on Saturday.</p>
      <Button className="ms-auto">Write to Rosa</Button>
    </Card>
  );
}
