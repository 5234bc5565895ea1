import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const SearchField = styled(InputBase)(({ theme }) => ({
  width: 130,
  color: 'inherit',
  gap: 8,
  paddingInline: 10,
  borderRadius: 20,
  border: '1px solid currentColor',
  transition: theme.transitions.create('width'),
  '&.Mui-focused': { width: 230, outline: '2px solid currentColor' },
}));

export default function AppBarSearch() {
  return (
    <AppBar position="static" component="div">
      <Toolbar sx={{ gap: 2 }}>
        <Typography variant="h6" component="p" noWrap sx={{ flex: 1 }}>
          Stations
        </Typography>
        <SearchField
          type="search"
          startAdornment={<SearchIcon fontSize="small" />}
          inputProps={{ 'aria-label': 'Search stations', enterKeyHint: 'search' }}
        />
      </Toolbar>
    </AppBar>
  );
}
