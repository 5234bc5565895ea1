import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

function loadSites() {
  return new Promise<string[]>((resolve) => {
    setTimeout(() => resolve(['Dry Lake', 'High Meadow', 'Stone Ridge']), 1200);
  });
}

export default function AutocompleteAsync() {
  const [open, setOpen] = React.useState(false);
  const [sites, setSites] = React.useState<string[]>([]);
  const loading = open && sites.length === 0;

  React.useEffect(() => {
    let active = true;
    if (loading) {
      loadSites().then((loaded) => active && setSites(loaded));
    }
    return () => {
      active = false;
    };
  }, [loading]);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Dark-sky site</FormLabel>
      <Autocomplete
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        options={sites}
        loading={loading}
        loadingText="Loading sites…"
        slotProps={{ loading: { role: 'option', 'aria-disabled': true } }}
        endDecorator={
          loading && <CircularProgress size="sm" aria-label="Loading" sx={{ bgcolor: 'inherit' }} />
        }
      />
    </FormControl>
  );
}
