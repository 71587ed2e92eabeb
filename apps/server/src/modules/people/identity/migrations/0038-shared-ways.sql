-- Who else came in by the same browser or from the same address.
create index identity_device_shared on identity_device (device_id);
create index identity_address_shared on identity_address (address);
