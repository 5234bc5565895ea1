import Table from '@mui/joy/Table';
import { styled } from '@mui/joy/styles';

const LedgerTable = styled(Table)(({ theme }) => ({
  fontFamily: theme.vars.fontFamily.code,
  fontVariantNumeric: 'tabular-nums',
  '& thead th': { textTransform: 'uppercase', letterSpacing: '0.06em', whiteSpace: 'normal' },
  '& tbody th': { backgroundColor: 'transparent' },
}));

export default function TableStyled() {
  return (
    <LedgerTable stripe="even" size="sm" aria-label="Stock ledger">
      <thead>
        <tr>
          <th scope="col">Packet</th>
          <th scope="col">In</th>
          <th scope="col">Out</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">0093</th>
          <td>20</td>
          <td>4</td>
        </tr>
        <tr>
          <th scope="row">0417</th>
          <td>35</td>
          <td>31</td>
        </tr>
      </tbody>
    </LedgerTable>
  );
}
