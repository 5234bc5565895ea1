import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MediaQueryHelpers() {
  const { breakpoints } = useTheme();
  const queries = [
    { query: "breakpoints.up('md')", matches: useMediaQuery(breakpoints.up('md')) },
    { query: "breakpoints.down('md')", matches: useMediaQuery(breakpoints.down('md')) },
    { query: "breakpoints.only('lg')", matches: useMediaQuery(breakpoints.only('lg')) },
    { query: "breakpoints.not('lg')", matches: useMediaQuery(breakpoints.not('lg')) },
    {
      query: "breakpoints.between('sm', 'xl')",
      matches: useMediaQuery(breakpoints.between('sm', 'xl')),
    },
  ];

  return (
    <List dense aria-label="Theme queries">
      {queries.map(({ query, matches }) => (
        <ListItem key={query}>
          <ListItemText primary={query} secondary={matches ? 'matches' : 'does not match'} />
        </ListItem>
      ))}
    </List>
  );
}
