import Table from '@mui/joy/Table';

const requests = [
  {
    name: 'Noor',
    text: 'Looking for a runner bean that copes with wind on a north-facing balcony',
  },
  { name: 'Elias', text: 'Can I return seeds from plants that grew beside another pumpkin?' },
];

export default function TableNoWrap() {
  return (
    <Table noWrap aria-label="Requests">
      <thead>
        <tr>
          <th scope="col" style={{ width: '30%' }}>
            From
          </th>
          <th scope="col">Request</th>
        </tr>
      </thead>
      <tbody>
        {requests.map(({ name, text }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
