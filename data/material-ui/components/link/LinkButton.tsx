import { useState } from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkButton() {
  const [all, setAll] = useState(false);

  return (
    <Typography sx={{ maxWidth: 420 }}>
      Tonight: harbor sounds, a talk with the foghorn keeper
      {all && ', waltzes for two accordions, and the shipping forecast, read slowly'}.{' '}
      <Link
        component="button"
        type="button"
        variant="body1"
        aria-expanded={all}
        onClick={() => setAll(!all)}
      >
        Full program
      </Link>
    </Typography>
  );
}
