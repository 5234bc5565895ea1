import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function TooltipRich() {
  return (
    <Tooltip
      describeChild
      arrow
      variant="outlined"
      placement="top"
      title={
        <Box sx={{ display: 'flex', gap: 1.5, maxWidth: 240, p: 0.5 }}>
          <Box
            sx={{ width: 40, borderRadius: 'sm', background: 'linear-gradient(#9db89a, #46605a)' }}
          />
          <div>
            <Typography level="title-sm">Celadon 4</Typography>
            <Typography level="body-sm">Fires at cone 9. Two coats, thin at the rim.</Typography>
          </div>
        </Box>
      }
    >
      <Button variant="soft" color="neutral">
        Celadon
      </Button>
    </Tooltip>
  );
}
