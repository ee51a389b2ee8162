import { Navigate, Outlet } from 'react-router';
import { type Audience, useIsFor } from './audience.ts';

/** What only these reach; others who come by its address are led to where everybody begins. */
export function OnlyFor({ audience }: { readonly audience: Audience }) {
  return useIsFor(audience) ? <Outlet /> : <Navigate to="/" replace />;
}
