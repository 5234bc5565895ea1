import OpenInNewRoundedIcon from '@mui/icons-material/OpenInNewRounded';
import Chip from '@mui/joy/Chip';

export default function ChipLink() {
  return (
    <Chip
      size="lg"
      color="primary"
      endDecorator={<OpenInNewRoundedIcon />}
      slotProps={{
        action: {
          component: 'a',
          href: 'https://www.openstreetmap.org/',
          target: '_blank',
          rel: 'noopener',
        },
      }}
    >
      Map of the market
    </Chip>
  );
}
