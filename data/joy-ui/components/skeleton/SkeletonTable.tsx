import Skeleton from '@mui/joy/Skeleton';
import Table from '@mui/joy/Table';

const rows = [70, 45, 60];

export default function SkeletonTable() {
  return (
    <Table aria-label="Loans to other museums" aria-busy>
      <thead>
        <tr>
          <th scope="col">Object</th>
          <th scope="col">Returns</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((width) => (
          <tr key={width}>
            <td>
              <Skeleton variant="text" level="body-sm" width={`${width}%`} />
            </td>
            <td>
              <Skeleton variant="text" level="body-sm" width="8ch" />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
