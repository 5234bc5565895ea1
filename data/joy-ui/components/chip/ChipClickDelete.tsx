import * as React from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const SAVED = ['Soup under 8 euros', 'Vegan sweets'];

export default function ChipClickDelete() {
  const [searches, setSearches] = React.useState(SAVED);
  const [message, setMessage] = React.useState('');
  const restoreRef = React.useRef<HTMLButtonElement>(null);

  const forget = (search: string) => {
    restoreRef.current?.focus();
    setSearches(searches.filter((name) => name !== search));
    setMessage(`Removed: ${search}`);
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {searches.map((search) => (
          <Chip
            key={search}
            size="lg"
            variant="outlined"
            onClick={() => setMessage(`Results for: ${search}`)}
            endDecorator={
              <ChipDelete
                sx={{ m: 0 }}
                aria-label={`Remove ${search}`}
                onDelete={() => forget(search)}
              />
            }
          >
            {search}
          </Chip>
        ))}
        <Button
          ref={restoreRef}
          size="sm"
          variant="plain"
          onClick={() => {
            setSearches(SAVED);
            setMessage('');
          }}
        >
          Restore
        </Button>
      </Stack>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
        {message}
      </Typography>
    </Stack>
  );
}
