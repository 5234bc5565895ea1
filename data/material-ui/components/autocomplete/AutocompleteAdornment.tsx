import * as React from 'react';
import EventSeatIcon from '@mui/icons-material/EventSeat';
import PianoIcon from '@mui/icons-material/Piano';
import QueueMusicIcon from '@mui/icons-material/QueueMusic';
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

const KINDS = [
  { label: 'Furniture', Icon: EventSeatIcon },
  { label: 'Instrument', Icon: PianoIcon },
  { label: 'Sheet music', Icon: QueueMusicIcon },
];

export default function AutocompleteAdornment() {
  const [kind, setKind] = React.useState<(typeof KINDS)[number] | null>(KINDS[1] ?? null);

  return (
    <Autocomplete
      options={KINDS}
      value={kind}
      onChange={(_event, next) => setKind(next)}
      renderOption={({ key, ...props }, { label, Icon }) => (
        <li key={key} {...props}>
          <Icon fontSize="small" color="action" sx={{ mr: 1.5 }} />
          {label}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Item type"
          slotProps={{
            input: {
              ...params.InputProps,
              startAdornment: kind && (
                <InputAdornment position="start" sx={{ ml: 0.5 }}>
                  <kind.Icon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
