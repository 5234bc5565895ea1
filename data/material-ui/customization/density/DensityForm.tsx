import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withDenseComponents = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiButton: { defaultProps: { size: 'small' } },
    MuiCheckbox: { defaultProps: { size: 'small' } },
    MuiListItemButton: { defaultProps: { dense: true } },
    MuiTextField: { defaultProps: { size: 'small' } },
  },
});
const unchanged = (theme: Theme) => theme;

export default function DensityForm() {
  const [dense, setDense] = React.useState(true);
  const [method, setMethod] = React.useState<'transfer' | 'card'>('transfer');

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        label="Dense"
        control={<Switch checked={dense} onChange={(event) => setDense(event.target.checked)} />}
      />
      <ThemeProvider theme={dense ? withDenseComponents : unchanged}>
        <Stack
          component="form"
          spacing={dense ? 1 : 2}
          onSubmit={(event) => event.preventDefault()}
        >
          <TextField label="Customer" defaultValue="Ferreira Lda" />
          <TextField label="Invoice number" defaultValue="2024-118" />
          <List aria-label="Payment method">
            <ListItem disablePadding>
              <ListItemButton
                selected={method === 'transfer'}
                aria-pressed={method === 'transfer'}
                onClick={() => setMethod('transfer')}
              >
                <ListItemText primary="Bank transfer" secondary="Arrives in two days" />
              </ListItemButton>
            </ListItem>
            <ListItem disablePadding>
              <ListItemButton
                selected={method === 'card'}
                aria-pressed={method === 'card'}
                onClick={() => setMethod('card')}
              >
                <ListItemText primary="Card" secondary="Arrives immediately" />
              </ListItemButton>
            </ListItem>
          </List>
          <FormControlLabel control={<Checkbox defaultChecked />} label="Send a copy by email" />
          <Button type="submit" variant="contained">
            Create invoice
          </Button>
        </Stack>
      </ThemeProvider>
    </Box>
  );
}
