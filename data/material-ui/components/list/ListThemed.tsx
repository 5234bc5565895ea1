import PedalBike from '@mui/icons-material/PedalBike';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function addTagStyle(outerTheme: Theme): Theme {
  return {
    ...outerTheme,
    components: {
      ...outerTheme.components,
      MuiList: { defaultProps: { dense: true } },
      MuiListItem: {
        styleOverrides: {
          root: { borderInlineStart: '4px solid', marginBlock: 4 },
        },
      },
      MuiListItemIcon: { styleOverrides: { root: { minWidth: 36, color: 'inherit' } } },
      MuiListItemText: {
        styleOverrides: { primary: { fontWeight: 600 }, secondary: { letterSpacing: 0 } },
      },
    },
  };
}

export default function ListThemed() {
  return (
    <ThemeProvider theme={addTagStyle}>
      <List aria-label="Rental bikes" sx={{ width: '100%', maxWidth: 320 }}>
        {['R 01', 'R 02', 'R 05'].map((bike) => (
          <ListItem key={bike}>
            <ListItemIcon>
              <PedalBike />
            </ListItemIcon>
            <ListItemText primary={bike} secondary="Back by 18:00" />
          </ListItem>
        ))}
      </List>
    </ThemeProvider>
  );
}
