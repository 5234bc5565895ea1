import { useState, type MouseEvent } from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

const names: Record<string, string> = {
  '/parishes': 'Parishes',
  '/parishes/ebba': 'Saint Ebba',
  '/parishes/ebba/vestry': 'Vestry',
  '/parishes/ebba/vestry/1703': 'Minutes of 1703',
};

/** `/a/b` becomes `/a` and `/a/b`. */
function listPaths(path: string) {
  const parts = path.split('/').slice(1);
  return parts.map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`);
}

export default function BreadcrumbsFromPath() {
  // Replace this with the path from your router.
  const [path, setPath] = useState('/parishes/ebba/vestry/1703');

  const navigate = (event: MouseEvent, next: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPath(next);
  };

  return (
    <Stack spacing={2}>
      <Breadcrumbs aria-label="Path in the register">
        {listPaths(path).map((step) => (
          <Link
            key={step}
            href={`?at=${step}`}
            onClick={(event) => navigate(event, step)}
            color={step === path ? 'textPrimary' : 'primary'}
            aria-current={step === path ? 'page' : undefined}
          >
            {names[step]}
          </Link>
        ))}
      </Breadcrumbs>
      <Link
        component="button"
        type="button"
        onClick={() => setPath('/parishes/ebba/vestry/1703')}
        sx={{ alignSelf: 'flex-start' }}
      >
        Open the minutes again
      </Link>
    </Stack>
  );
}
