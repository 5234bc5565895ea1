import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteListbox from '@mui/joy/AutocompleteListbox';
import type { AutocompleteListboxProps } from '@mui/joy/AutocompleteListbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const InlineListbox = React.forwardRef<
  HTMLUListElement,
  AutocompleteListboxProps & { open?: boolean }
>(function InlineListbox({ open, style, ...props }, ref) {
  return open ? (
    <AutocompleteListbox {...props} ref={ref} variant="plain" size="sm" sx={{ mt: 1 }} />
  ) : null;
});

const meteors = ['Geminids', 'Leonids', 'Lyrids', 'Orionids', 'Perseids'];

export default function AutocompleteInline() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 300, minHeight: 240 }}>
      <FormLabel>Meteor shower</FormLabel>
      <Autocomplete
        options={meteors}
        slots={{ listbox: InlineListbox }}
        slotProps={{ noOptions: { role: 'option', 'aria-disabled': true } }}
      />
    </FormControl>
  );
}
