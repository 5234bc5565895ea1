import * as React from 'react';
import Radio from '@mui/joy/Radio';
import Table from '@mui/joy/Table';

const trams = [
  { time: '8:04', stop: 'Mill Bridge' },
  { time: '8:16', stop: 'Mill Bridge' },
  { time: '8:21', stop: 'Old Depot' },
];

export default function RadioStandalone() {
  const [chosen, setChosen] = React.useState('8:16');

  return (
    <Table aria-label="Trams in the morning" sx={{ maxWidth: 360 }}>
      <thead>
        <tr>
          <th scope="col">Remind me</th>
          <th scope="col">Leaves</th>
          <th scope="col">Stop</th>
        </tr>
      </thead>
      <tbody>
        {trams.map(({ time, stop }) => (
          <tr key={time}>
            <td>
              <Radio
                name="reminder"
                value={time}
                checked={chosen === time}
                onChange={(event) => setChosen(event.target.value)}
                slotProps={{ input: { 'aria-label': `${time} from ${stop}` } }}
              />
            </td>
            <td>{time}</td>
            <td>{stop}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
