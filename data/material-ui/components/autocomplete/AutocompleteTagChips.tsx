import MusicNoteIcon from '@mui/icons-material/MusicNote';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const PLAYERS = [
  { label: 'Amara Nwosu', part: 'violin' },
  { label: 'Hugo Baptista', part: 'flute' },
  { label: 'Ines Kallas', part: 'cello' },
  { label: 'Jonas Lind', part: 'violin' },
  { label: 'Oda Myhre', part: 'horn' },
];

export default function AutocompleteTagChips() {
  return (
    <Autocomplete
      multiple
      options={PLAYERS}
      defaultValue={PLAYERS.slice(1, 3)}
      slotProps={{ listbox: { 'aria-multiselectable': true } }}
      renderTags={(players, getTagProps) =>
        players.map(({ label, part }, index) => {
          const { key, ...tag } = getTagProps({ index });
          return (
            <Chip
              key={key}
              {...tag}
              icon={<MusicNoteIcon />}
              label={`${label}, ${part}`}
              variant="outlined"
            />
          );
        })
      }
      renderInput={(params) => <TextField {...params} label="Players" />}
      sx={{ width: '100%', maxWidth: 440 }}
    />
  );
}
