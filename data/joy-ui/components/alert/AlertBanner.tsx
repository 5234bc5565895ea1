import CampaignRoundedIcon from '@mui/icons-material/CampaignRounded';
import Alert from '@mui/joy/Alert';
import Link from '@mui/joy/Link';

export default function AlertBanner() {
  return (
    <Alert
      role="note"
      variant="solid"
      startDecorator={<CampaignRoundedIcon />}
      sx={{ width: '100%', borderRadius: 0, justifyContent: 'center' }}
    >
      <span>
        Help us plan the summer timetable.{' '}
        <Link href="#banner" level="inherit" underline="always" color="neutral" textColor="inherit">
          Take the survey
        </Link>
      </span>
    </Alert>
  );
}
