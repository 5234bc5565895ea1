import * as React from 'react';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkButton() {
  const [reversed, setReversed] = React.useState(false);

  return (
    <Typography>
      <span role="status">{reversed ? 'Seal Island to Harbor' : 'Harbor to Seal Island'}</span>{' '}
      <Link
        component="button"
        type="button"
        underline="always"
        onClick={() => setReversed((value) => !value)}
      >
        Swap
      </Link>
    </Typography>
  );
}
