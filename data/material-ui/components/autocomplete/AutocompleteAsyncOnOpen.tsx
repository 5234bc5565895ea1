import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';

const NAMES = ['Bass drum', 'Celesta', 'Glockenspiel', 'Tam-tam', 'Tubular bells', 'Vibraphone'];

// Stands for a request to a server.
const loadPercussion = () =>
  new Promise<string[]>((resolve) => setTimeout(() => resolve(NAMES), 1500));

export default function AutocompleteAsyncOnOpen() {
  const [open, setOpen] = React.useState(false);
  const [options, setOptions] = React.useState<string[]>();
  const loading = open && options === undefined;

  React.useEffect(() => {
    let active = true;
    if (loading) {
      void loadPercussion().then((loaded) => {
        if (active) setOptions(loaded);
      });
    }
    return () => {
      active = false;
    };
  }, [loading]);

  return (
    <Autocomplete
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options ?? []}
      loading={loading}
      loadingText="Loading…"
      renderInput={(params) => (
        <TextField
          {...params}
          label="Percussion"
          slotProps={{
            input: {
              ...params.InputProps,
              endAdornment: (
                <>
                  {loading && <CircularProgress size={20} aria-label="Loading" />}
                  {params.InputProps.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
