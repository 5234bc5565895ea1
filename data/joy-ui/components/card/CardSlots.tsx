import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';
import { styled } from '@mui/joy/styles';

const Notice = styled('section')(({ theme }) => ({
  padding: theme.spacing(2),
  borderBlock: `3px double ${theme.vars.palette.neutral[500]}`,
}));

export default function CardSlots() {
  return (
    <Card
      component="section"
      slots={{ root: Notice }}
      slotProps={{ root: { 'aria-label': 'Opening hours' } }}
    >
      <CardContent slotProps={{ root: { style: { alignItems: 'center' } } }}>
        <Typography level="title-md">Open today</Typography>
        <Typography level="body-sm">8:00 to 14:00</Typography>
      </CardContent>
    </Card>
  );
}
