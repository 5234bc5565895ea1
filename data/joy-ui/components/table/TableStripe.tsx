import Table from '@mui/joy/Table';

const tests = [
  { batch: 'Sorrel 14', sown: 50, sprouted: 44 },
  { batch: 'Sorrel 15', sown: 50, sprouted: 47 },
  { batch: 'Borage 02', sown: 25, sprouted: 19 },
  { batch: 'Borage 03', sown: 25, sprouted: 24 },
];

export default function TableStripe() {
  return (
    <Table stripe="odd" borderAxis="none" aria-label="Germination tests">
      <thead>
        <tr>
          <th scope="col">Batch</th>
          <th scope="col">Sown</th>
          <th scope="col">Sprouted</th>
        </tr>
      </thead>
      <tbody>
        {tests.map(({ batch, sown, sprouted }) => (
          <tr key={batch}>
            <td>{batch}</td>
            <td>{sown}</td>
            <td>{sprouted}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
