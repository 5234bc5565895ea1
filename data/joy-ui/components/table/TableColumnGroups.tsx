import Table from '@mui/joy/Table';

const crops = [
  { crop: 'Lettuce', indoors: 'Feb', outdoors: 'Apr', first: 'May', last: 'Oct' },
  { crop: 'Kale', indoors: 'Mar', outdoors: 'May', first: 'Aug', last: 'Feb' },
];

export default function TableColumnGroups() {
  return (
    <Table borderAxis="bothBetween" size="sm" aria-label="Sowing calendar">
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            Crop
          </th>
          <th scope="colgroup" colSpan={2}>
            Sow
          </th>
          <th scope="colgroup" colSpan={2}>
            Harvest
          </th>
        </tr>
        <tr>
          <th scope="col">Indoors</th>
          <th scope="col">Outdoors</th>
          <th scope="col">First</th>
          <th scope="col">Last</th>
        </tr>
      </thead>
      <tbody>
        {crops.map(({ crop, indoors, outdoors, first, last }) => (
          <tr key={crop}>
            <th scope="row">{crop}</th>
            <td>{indoors}</td>
            <td>{outdoors}</td>
            <td>{first}</td>
            <td>{last}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
