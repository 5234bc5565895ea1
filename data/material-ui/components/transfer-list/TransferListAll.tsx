import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const without = (names: string[], gone: string[]) => names.filter((name) => !gone.includes(name));

interface ColumnProps {
  title: string;
  names: string[];
  action: string;
  onMove: (names: string[]) => void;
}

function Column({ title, names, action, onMove }: ColumnProps) {
  const [checked, setChecked] = React.useState<string[]>([]);
  const some = checked.length > 0 && checked.length < names.length;

  return (
    <Paper variant="outlined">
      <Box sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <FormControlLabel
          label={`${title}: ${checked.length} of ${names.length}`}
          control={
            <Checkbox
              checked={names.length > 0 && checked.length === names.length}
              indeterminate={some}
              inputRef={(input: HTMLInputElement | null) => {
                if (input) input.indeterminate = some;
              }}
              onChange={(_event, on) => setChecked(on ? names : [])}
            />
          }
        />
      </Box>
      <List dense disablePadding aria-label={title} sx={{ height: 190, overflow: 'auto' }}>
        {names.map((name) => (
          <ListItem key={name} divider>
            <FormControlLabel
              label={name}
              control={
                <Checkbox
                  size="small"
                  checked={checked.includes(name)}
                  onChange={(_event, on) =>
                    setChecked(on ? [...checked, name] : without(checked, [name]))
                  }
                />
              }
            />
          </ListItem>
        ))}
      </List>
      <Button
        fullWidth
        onClick={() => {
          onMove(checked);
          setChecked([]);
        }}
      >
        {action}
      </Button>
    </Paper>
  );
}

export default function TransferListAll() {
  const [hidden, setHidden] = React.useState(['Ring number', 'Weather', 'Wind', 'Observer']);
  const [shown, setShown] = React.useState(['Species', 'Count', 'Date']);
  const [message, setMessage] = React.useState('');

  const move = (names: string[], toReport: boolean) => {
    setHidden(toReport ? without(hidden, names) : [...hidden, ...names]);
    setShown(toReport ? [...shown, ...names] : without(shown, names));
    setMessage(names.length > 0 ? `Moved: ${names.join(', ')}.` : 'Select at least one column.');
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Column
          title="Left out"
          names={hidden}
          action="Show in the report"
          onMove={(names) => move(names, true)}
        />
        <Column
          title="In the report"
          names={shown}
          action="Leave out"
          onMove={(names) => move(names, false)}
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {message}
      </Typography>
    </Box>
  );
}
