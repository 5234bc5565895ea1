import * as React from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const LOGS = [
  'Moon',
  'Comet near the Beehive Cluster, second night, thin clouds after midnight',
  'Double stars',
];

function Log({ name }: { name: string }) {
  const [cut, setCut] = React.useState(false);
  const measure = ({ currentTarget }: React.SyntheticEvent<HTMLElement>) =>
    setCut(currentTarget.scrollWidth > currentTarget.clientWidth);

  return (
    <Tooltip describeChild title={cut ? name : ''} placement="bottom-start">
      <Link
        noWrap
        component="button"
        onMouseEnter={measure}
        onFocus={measure}
        sx={{ display: 'block', maxWidth: '100%', p: 0.5, textAlign: 'start' }}
      >
        {name}
      </Link>
    </Tooltip>
  );
}

export default function TooltipTruncated() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 240, alignItems: 'flex-start' }}>
      {LOGS.map((name) => (
        <Log key={name} name={name} />
      ))}
    </Stack>
  );
}
