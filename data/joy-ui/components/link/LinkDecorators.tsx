import DirectionsBoatRoundedIcon from '@mui/icons-material/DirectionsBoatRounded';
import OpenInNewRoundedIcon from '@mui/icons-material/OpenInNewRounded';
import Chip from '@mui/joy/Chip';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkDecorators() {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Link href="#decorators" startDecorator={<DirectionsBoatRoundedIcon />}>
        Departures
      </Link>
      <Link href="#decorators" endDecorator={<Chip size="sm">3 new</Chip>}>
        Notices
      </Link>
      <Link
        href="https://example.com/harbor"
        target="_blank"
        rel="noopener"
        endDecorator={<OpenInNewRoundedIcon titleAccess="(opens in a new tab)" />}
      >
        Harbor office
      </Link>
    </Stack>
  );
}
