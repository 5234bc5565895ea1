import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Paper, { type PaperProps } from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const BOWS = Array.from({ length: 64 }, (_, n) => `Bow ${n + 1}, ${n % 3 ? 'carbon' : 'wood'}`);
const filterBows = createFilterOptions<string>({ limit: 5 });

function BowsPaper({ children, ...props }: PaperProps) {
  return (
    <Paper {...props}>
      {children}
      <Typography
        variant="body2"
        onMouseDown={(event) => event.preventDefault()}
        sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
      >
        The list shows at most five of {BOWS.length} bows. Type to find others.
      </Typography>
    </Paper>
  );
}

export default function AutocompletePaperFooter() {
  return (
    <Autocomplete
      options={BOWS}
      filterOptions={filterBows}
      slots={{ paper: BowsPaper }}
      renderInput={(params) => <TextField {...params} label="Bow" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
