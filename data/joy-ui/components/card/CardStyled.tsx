import Card, { cardClasses } from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';
import { styled } from '@mui/joy/styles';

const TicketCard = styled(Card)(({ theme }) => ({
  '--Card-radius': '0px',
  borderStyle: 'dashed',
  borderInlineStartStyle: 'solid',
  borderInlineStartWidth: 6,
  [`&.${cardClasses.colorPrimary}`]: {
    borderColor: theme.vars.palette.primary[500],
  },
}));

export default function CardStyled() {
  return (
    <TicketCard color="primary" orientation="horizontal">
      <CardContent>
        <Typography level="title-md">Ferry to the lighthouse</Typography>
        <Typography level="body-sm">Departs at 10:15, pier 2</Typography>
      </CardContent>
    </TicketCard>
  );
}
