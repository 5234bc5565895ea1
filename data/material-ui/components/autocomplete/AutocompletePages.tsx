import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const PAGE = 30;
const PARTS = ['Bassoon', 'Cello', 'Clarinet', 'Flute', 'Horn', 'Oboe', 'Viola', 'Violin'];
const FOLDERS = Array.from({ length: 400 }, (_, n) => `${PARTS[n % 8]} part, folder ${n + 1}`);

// Stands for a server that knows the query, and how many rows the list has so far.
function findFolders(query: string, count: number) {
  const found = FOLDERS.filter((name) => name.toLowerCase().includes(query.toLowerCase()));
  return { query, rows: found.slice(0, count), total: found.length };
}

export default function AutocompletePages() {
  const [query, setQuery] = React.useState('');
  const [count, setCount] = React.useState(PAGE);
  const [result, setResult] = React.useState(() => findFolders('', PAGE));
  const { rows, total } = result;
  // Rows of an older query are not offered: Enter would choose one of them.
  const stale = result.query !== query;

  React.useEffect(() => {
    const timer = setTimeout(() => setResult(findFolders(query, count)), 500);
    return () => clearTimeout(timer);
  }, [query, count]);

  return (
    <Autocomplete
      autoHighlight
      options={stale ? [] : rows}
      loading={stale}
      filterOptions={(options) => options}
      onInputChange={(_event, next, reason) => {
        setQuery(reason === 'input' ? next : '');
        setCount(PAGE);
      }}
      slotProps={{
        listbox: {
          onScroll: ({ currentTarget }: React.UIEvent<HTMLElement>) => {
            const { scrollTop, clientHeight, scrollHeight } = currentTarget;
            if (scrollTop + clientHeight > scrollHeight - 100 && rows.length < total) {
              setCount(rows.length + PAGE);
            }
          },
        },
      }}
      renderInput={(params) => (
        <TextField {...params} label="Folder" helperText={`${rows.length} of ${total} loaded`} />
      )}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
