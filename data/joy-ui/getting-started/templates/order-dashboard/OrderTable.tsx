import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import { COLORS, formatTotal, type Order } from './orders';

/** The orders on wide screens. */
export default function OrderTable({ orders }: { orders: readonly Order[] }) {
  return (
    <Sheet
      variant="outlined"
      sx={{ display: { xs: 'none', sm: 'block' }, borderRadius: 'md', overflow: 'hidden' }}
    >
      <Table hoverRow aria-label="Orders">
        <thead>
          <tr>
            <th style={{ width: '16%' }}>Order</th>
            <th>Customer</th>
            <th>Seeds</th>
            <th style={{ width: '16%' }}>State</th>
            <th style={{ width: '16%', textAlign: 'end' }}>Total</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, customer, seeds, state, total }) => (
            <tr key={id}>
              <td>{id}</td>
              <td>{customer}</td>
              <td>{seeds}</td>
              <td>
                <Chip size="sm" color={COLORS[state]}>
                  {state}
                </Chip>
              </td>
              <td style={{ textAlign: 'end' }}>{formatTotal(total)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
