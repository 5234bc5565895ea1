import Table from '@mui/joy/Table';

export default function TableCaption() {
  return (
    <Table sx={{ captionSide: 'bottom' }}>
      <caption>Opening hours of the seed library. Closed on public holidays.</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Lending desk</th>
          <th scope="col">Seed bank</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Tuesday</th>
          <td>10–18</td>
          <td>10–14</td>
        </tr>
        <tr>
          <th scope="row">Saturday</th>
          <td>9–13</td>
          <td>Closed</td>
        </tr>
      </tbody>
    </Table>
  );
}
