import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';

export default function InputBaseSearch() {
  return (
    <Paper
      component="form"
      variant="outlined"
      onSubmit={(event: React.FormEvent) => event.preventDefault()}
      sx={{
        display: 'flex',
        alignItems: 'center',
        width: '100%',
        maxWidth: 360,
        borderRadius: 6,
        paddingInlineStart: 2,
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <InputBase
        fullWidth
        type="search"
        name="query"
        placeholder="Tomatoes for cool summers"
        inputProps={{ 'aria-label': 'Search varieties', enterKeyHint: 'search' }}
      />
      <IconButton type="submit" aria-label="Search">
        <SearchIcon />
      </IconButton>
    </Paper>
  );
}
