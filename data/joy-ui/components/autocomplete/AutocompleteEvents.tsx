import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Typography from '@mui/joy/Typography';

const facts: Record<string, string> = {
  Altair: '17 light-years away',
  Antares: '550 light-years away',
  Arcturus: '37 light-years away',
};

export default function AutocompleteEvents() {
  const [preview, setPreview] = React.useState<string | null>(null);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Star</FormLabel>
      <Autocomplete
        options={Object.keys(facts)}
        onHighlightChange={(_event, option) => setPreview(option)}
        onClose={() => setPreview(null)}
      />
      <Typography level="body-sm" sx={{ mt: 1, minHeight: '1.5em' }}>
        {preview && `${preview}: ${facts[preview]}`}
      </Typography>
    </FormControl>
  );
}
