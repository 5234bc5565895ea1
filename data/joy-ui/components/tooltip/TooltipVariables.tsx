import InfoRoundedIcon from '@mui/icons-material/InfoRounded';
import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function TooltipVariables() {
  return (
    <Tooltip
      describeChild
      arrow
      variant="soft"
      color="primary"
      title={
        <Typography textColor="inherit" startDecorator={<InfoRoundedIcon />}>
          Room for four more bowls
        </Typography>
      }
      sx={{ '--Tooltip-arrowSize': '24px' }}
    >
      <Button variant="soft">Top shelf</Button>
    </Tooltip>
  );
}
