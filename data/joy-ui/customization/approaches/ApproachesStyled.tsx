import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const Ticket = styled(Sheet)(({ theme }) => ({
  padding: theme.spacing(2),
  borderRadius: theme.vars.radius.md,
  borderInlineStart: `6px dashed ${theme.vars.palette.primary.outlinedBorder}`,
}));

export default function ApproachesStyled() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Ticket variant="outlined">
        <Typography level="title-md">Harbor ferry</Typography>
        <Typography level="body-sm">Valid until 23:59</Typography>
      </Ticket>
      <Ticket variant="soft">
        <Typography level="title-md">Night bus</Typography>
        <Typography sx={{ color: 'text.primary', fontSize: 'sm' }}>Valid until 5:00</Typography>
      </Ticket>
    </Stack>
  );
}
