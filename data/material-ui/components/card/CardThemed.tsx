import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function addShelfStyle(outerTheme: Theme): Theme {
  return {
    ...outerTheme,
    components: {
      ...outerTheme.components,
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: { borderRadius: 20, padding: 8 } },
      },
      MuiCardHeader: {
        styleOverrides: { title: { fontWeight: 600 }, subheader: { letterSpacing: 0 } },
      },
      MuiCardContent: {
        styleOverrides: { root: { paddingBlock: 8, '&:last-child': { paddingBottom: 8 } } },
      },
      MuiCardActions: {
        defaultProps: { disableSpacing: true },
        styleOverrides: { root: { justifyContent: 'flex-end' } },
      },
    },
  };
}

export default function CardThemed() {
  return (
    <ThemeProvider theme={addShelfStyle}>
      <Card sx={{ maxWidth: 360 }}>
        <CardHeader title="Shelf C" subheader="Peas and beans" />
        <CardContent>Replace the silica gel every month.</CardContent>
        <CardActions>
          <Button>Mark as done</Button>
        </CardActions>
      </Card>
    </ThemeProvider>
  );
}
