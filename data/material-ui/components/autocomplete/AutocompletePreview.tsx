import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const TUNINGS = [
  { label: 'Cello', strings: 'C G D A', lowest: '65 Hz' },
  { label: 'Double bass', strings: 'E A D G', lowest: '41 Hz' },
  { label: 'Viola', strings: 'C G D A', lowest: '131 Hz' },
  { label: 'Violin', strings: 'G D A E', lowest: '196 Hz' },
];

// Keeps the list below the field, because the preview is above.
const BELOW = [{ name: 'flip', enabled: false }];

type Tuning = (typeof TUNINGS)[number];

export default function AutocompletePreview() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLDivElement | null>(null);
  const [tuning, setTuning] = React.useState<Tuning | null>(null);

  return (
    <React.Fragment>
      <Autocomplete
        ref={setAnchorEl}
        options={TUNINGS}
        onHighlightChange={(_event, option) => setTuning(option)}
        onClose={() => setTuning(null)}
        slotProps={{ popper: { modifiers: BELOW } }}
        renderInput={(params) => <TextField {...params} label="Instrument tuning" />}
        sx={{ width: '100%', maxWidth: 320 }}
      />
      <Popper
        open={tuning !== null}
        anchorEl={anchorEl}
        placement="top-start"
        sx={{ zIndex: 'modal', pointerEvents: 'none' }}
      >
        <Paper variant="outlined" sx={{ px: 2, py: 1, mb: 1 }}>
          <Typography variant="body2">
            {tuning?.strings}, lowest string {tuning?.lowest}
          </Typography>
        </Paper>
      </Popper>
    </React.Fragment>
  );
}
