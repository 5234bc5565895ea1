import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const FORMS = ['Concerto', 'Overture', 'Serenade', 'Suite', 'Symphony', 'Variations'];
const ARCHIVE = Array.from(
  { length: 240 },
  (_, n) => `${FORMS[n % 6]} no. ${Math.floor(n / 6) + 1}`,
);

// Stands for fetch(url, { signal }).
function searchArchive(query: string, signal: AbortSignal) {
  return new Promise<string[]>((resolve, reject) => {
    const found = ARCHIVE.filter((title) => title.toLowerCase().includes(query.toLowerCase()));
    const timer = setTimeout(() => resolve(found.slice(0, 20)), 900);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

export default function AutocompleteAsyncSearch() {
  const [query, setQuery] = React.useState('');
  const [answer, setAnswer] = React.useState<{
    query: string;
    options: string[];
    failed?: boolean;
  }>({ query: '', options: [] });
  const loading = query !== answer.query;
  const nothing = answer.failed ? 'The archive does not answer' : 'Nothing in the archive';

  React.useEffect(() => {
    const request = new AbortController();
    const pause = setTimeout(async () => {
      try {
        const options = query === '' ? [] : await searchArchive(query, request.signal);
        setAnswer({ query, options });
      } catch {
        if (!request.signal.aborted) setAnswer({ query, options: [], failed: true });
      }
    }, 250);
    return () => {
      clearTimeout(pause);
      request.abort();
    };
  }, [query]);

  return (
    <Autocomplete
      options={loading ? [] : answer.options}
      filterOptions={(options) => options}
      onInputChange={(_event, next, reason) => setQuery(reason === 'input' ? next.trim() : '')}
      loading={loading && query !== ''}
      loadingText={`Searching for “${query}” …`}
      noOptionsText={query === '' ? 'Type the name of a form' : nothing}
      renderInput={(params) => <TextField {...params} label="Archive title" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
