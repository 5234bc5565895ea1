import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const fees = [
  { item: 'Pilot, inbound', amount: 640 },
  { item: 'Berth 3, 2 nights', amount: 1180 },
  { item: 'Waste oil', amount: 95 },
];
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const net = fees.reduce((sum, { amount }) => sum + amount, 0);

export default function TableTotals() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Table
        aria-label="Harbor fees for the Dagny"
        sx={{
          fontVariantNumeric: 'tabular-nums',
          '& tfoot td, & tfoot th': { color: 'text.primary', fontSize: '0.875rem' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Item</TableCell>
            <TableCell align="right">Amount</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fees.map(({ item, amount }) => (
            <TableRow key={item}>
              <TableCell component="th" scope="row">
                {item}
              </TableCell>
              <TableCell align="right">{money.format(amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row">
              Tax (20%)
            </TableCell>
            <TableCell align="right">{money.format(net * 0.2)}</TableCell>
          </TableRow>
          <TableRow>
            <TableCell component="th" scope="row">
              Total
            </TableCell>
            <TableCell align="right" sx={{ fontWeight: 'bold' }}>
              {money.format(net * 1.2)}
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </Box>
  );
}
