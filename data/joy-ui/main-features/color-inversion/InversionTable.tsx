import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const departures = [
  { time: '9:40', to: 'Lighthouse', status: 'Boarding' },
  { time: '10:15', to: 'West bay', status: 'On time' },
  { time: '11:00', to: 'Seal island', status: 'Canceled' },
];

export default function InversionTable() {
  return (
    <Sheet
      variant="solid"
      color="success"
      invertedColors
      sx={{
        width: '100%',
        maxWidth: 440,
        p: 1,
        borderRadius: 'md',
        overflow: 'auto',
        bgcolor: 'success.800',
      }}
    >
      <Table aria-label="Departures" sx={{ minWidth: 280 }}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">To</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {departures.map(({ time, to, status }) => (
            <tr key={time}>
              <td>{time}</td>
              <td>{to}</td>
              <td>
                <Chip size="sm" variant="outlined">
                  {status}
                </Chip>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
