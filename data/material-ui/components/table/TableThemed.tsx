import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function addLedgerStyle(outerTheme: Theme): Theme {
  return {
    ...outerTheme,
    components: {
      ...outerTheme.components,
      MuiTable: { defaultProps: { size: 'small' } },
      MuiTableRow: { defaultProps: { hover: true } },
      MuiTableCell: {
        styleOverrides: {
          root: { borderBottomStyle: 'dotted', paddingInline: 8 },
          head: { textTransform: 'uppercase', letterSpacing: '0.06em', fontSize: '0.75rem' },
          alignRight: { fontVariantNumeric: 'tabular-nums' },
        },
      },
    },
  };
}

const stores = [
  ['Diesel', '18,400 l'],
  ['Fresh water', '212 m³'],
  ['Rope, 48 mm', '900 m'],
];

export default function TableThemed() {
  return (
    <ThemeProvider theme={addLedgerStyle}>
      <Box sx={{ width: '100%', maxWidth: 360 }}>
        <Table aria-label="Stores">
          <TableHead>
            <TableRow>
              <TableCell>Store</TableCell>
              <TableCell align="right">Stock</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {stores.map(([name, stock]) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">{stock}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </ThemeProvider>
  );
}
