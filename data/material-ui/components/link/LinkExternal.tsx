import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Link from '@mui/material/Link';

export default function LinkExternal() {
  return (
    <Link
      href="https://example.org/tape-archive"
      target="_blank"
      rel="noopener"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      Regional tape archive
      <OpenInNewIcon fontSize="inherit" titleAccess="(opens in a new tab)" />
    </Link>
  );
}
