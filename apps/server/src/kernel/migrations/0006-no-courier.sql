-- Messages are kept by the room couriers.
drop table kernel_courier_message;
