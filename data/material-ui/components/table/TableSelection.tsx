import { useRef, useState } from 'react';
import Delete from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function TableSelection() {
  const [passes, setPasses] = useState(['P. Aalto', 'R. Brandvik', 'C. Osei', 'M. Teixeira']);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const title = useRef<HTMLParagraphElement>(null);

  const toggle = (name: string, checked: boolean) =>
    setSelected(checked ? [...selected, name] : selected.filter((other) => other !== name));

  const revoke = () => {
    setPasses(passes.filter((name) => !selected.includes(name)));
    setSelected([]);
    // The button disappears with the selection.
    title.current?.focus();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Toolbar
        disableGutters
        sx={{ px: 2, bgcolor: selected.length > 0 ? 'action.selected' : undefined }}
      >
        <Typography ref={title} tabIndex={-1} role="status" sx={{ flexGrow: 1 }}>
          {selected.length > 0 ? `${selected.length} selected` : 'Quay passes'}
        </Typography>
        {selected.length > 0 && (
          <IconButton aria-label="Revoke selected passes" onClick={revoke}>
            <Delete />
          </IconButton>
        )}
      </Toolbar>
      <Table aria-label="Quay passes">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={passes.length > 0 && selected.length === passes.length}
                indeterminate={selected.length > 0 && selected.length < passes.length}
                disabled={passes.length === 0}
                onChange={(_event, checked) => setSelected(checked ? passes : [])}
                inputProps={{ 'aria-label': 'Select all passes' }}
              />
            </TableCell>
            <TableCell>Holder</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {passes.map((name) => (
            <TableRow key={name} hover selected={selected.includes(name)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={selected.includes(name)}
                  onChange={(_event, checked) => toggle(name, checked)}
                  inputProps={{ 'aria-label': `Select the pass of ${name}` }}
                />
              </TableCell>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
